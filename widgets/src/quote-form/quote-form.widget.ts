import type { WidgetRecord } from '../element/widget-record.ts';

export const quoteFormWidget = {
  name: 'quote-form',
  room: [2040, 1815, 680],
  roomInSteps: [1425, 1240, 680],
  style: 'page',
  facts: ['localFacts'],
  offer: {
    position: 1,
    showsAccent: true,
    place: { page: 'quote', label: 'navigation.requestQuote' },
  },
  budget: { bytes: 80_000, calls: 17000 },
} as const satisfies WidgetRecord;
