import type { WidgetRecord } from '../element/widget-record.ts';

export const facadeBookingWidget = {
  name: 'facade-booking',
  room: [1300, 1200, 680],
  style: 'page',
  facts: ['slots', 'photos'],
  offer: {
    position: 2,
    showsAccent: true,
    place: { page: 'booking', label: 'pages.booking.name' },
  },
  budget: { bytes: 82_900, calls: 17000 },
} as const satisfies WidgetRecord;
