import type { WidgetRecord } from '../element/widget-record.ts';

export const reviewsWidget = {
  name: 'reviews',
  room: [1900, 900, 1100],
  style: 'file',
  facts: ['score', 'reviews'],
  offer: {
    position: 5,
    showsAccent: false,
    place: { page: 'home', section: 'reviews', label: 'reviews.title' },
  },
  budget: { bytes: 57_600, calls: 4500 },
} as const satisfies WidgetRecord;
