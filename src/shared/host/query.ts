export const maxParameterLength = 2048;

/**
 * The first value of a query parameter. Null if it is missing, empty or longer than 2,048
 * characters.
 */
export function queryParameter(name: string): string | null {
  const value = new URLSearchParams(location.search).get(name);
  return value && value.length <= maxParameterLength ? value : null;
}
