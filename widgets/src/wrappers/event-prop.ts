/** `onQuoteRequestSubmitted` for `quote-request-submitted`: how components call who listens. */
export const eventProp = (event: string) =>
  `on-${event}`.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase());
