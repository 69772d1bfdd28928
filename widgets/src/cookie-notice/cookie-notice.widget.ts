import type { WidgetRecord } from '../element/widget-record.ts';

export const cookieNoticeWidget = {
  name: 'cookie-notice',
  room: 'fixed',
  style: 'file',
  facts: [],
  budget: { bytes: 57_700, calls: 2500 },
} as const satisfies WidgetRecord;
