declare module "*?standin" {
  const script: string;
  export default script;
}
