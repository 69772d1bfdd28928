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
  budget: { bytes: 84_300, calls: 17000 },
} as const satisfies WidgetRecord;
