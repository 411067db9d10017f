/** `{product}HousePanel` is registered as `HousePanel`; the widget itself checks that the product is the configured one. */
export function registeredName(written: string): string {
  return written.trim().replace(/^.+(?=HousePanel$)/, '')
}
