import type { WidgetRecord } from '../element/widget-record.ts';

export const quotePopupWidget = {
  name: 'quote-popup',
  room: 'asked',
  style: 'file',
  facts: [],
  offer: {
    position: 6,
    showsAccent: true,
    place: { page: 'quote', label: 'navigation.requestQuote' },
  },
  budget: { bytes: 68_000, calls: 2500 },
} as const satisfies WidgetRecord;
