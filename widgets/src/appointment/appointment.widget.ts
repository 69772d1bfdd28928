import type { WidgetRecord } from '../element/widget-record.ts';

export const appointmentWidget = {
  name: 'appointment',
  room: [1150, 900, 680],
  style: 'page',
  facts: ['slots', 'booking'],
  budget: { bytes: 70_600, calls: 2500 },
} as const satisfies WidgetRecord;
