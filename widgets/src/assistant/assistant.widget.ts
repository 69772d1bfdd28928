import type { WidgetRecord } from '../element/widget-record.ts';

export const assistantWidget = {
  name: 'assistant',
  room: 'fixed',
  style: 'file',
  facts: ['localFacts'],
  offer: {
    position: 3,
    showsAccent: true,
    place: { page: 'quote', label: 'navigation.requestQuote' },
  },
  budget: { bytes: 58_800, calls: 2500 },
} as const satisfies WidgetRecord;
