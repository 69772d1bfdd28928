import type { WidgetRecord } from '../element/widget-record.ts';

export const galleryWidget = {
  name: 'gallery',
  room: [1775, 1225, 1100],
  style: 'file',
  facts: ['projects'],
  offer: {
    position: 4,
    showsAccent: false,
    place: { page: 'home', section: 'projecten', label: 'projects.title' },
  },
  budget: { bytes: 71_500, calls: 3500 },
} as const satisfies WidgetRecord;
