declare module "*?fake" {
  const script: string;
  export default script;
}
