import type { WidgetRecord } from '../element/widget-record.ts';

export const quoteFormWidget = {
  name: 'quote-form',
  room: [1800, 1650, 680],
  roomInSteps: [1220, 1100, 680],
  style: 'page',
  facts: ['localFacts'],
  offer: {
    position: 1,
    showsAccent: true,
    place: { page: 'quote', label: 'navigation.requestQuote' },
  },
  budget: { bytes: 80_000, calls: 17000 },
} as const satisfies WidgetRecord;
