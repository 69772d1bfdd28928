/** Address of the way to a street and a postal code, in the map that a telephone opens. */
export function routeToAddress(street: string, postalCode: string): string {
  const query = new URLSearchParams({ api: '1', destination: `${street}, ${postalCode}` });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
