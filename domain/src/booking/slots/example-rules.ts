import type { BookingRules } from '../booking.rules.ts';

const weekday = { opens: '08:00', closes: '17:00' };

/** Rules for tests and stories, which those of the contractor do not change. */
export const exampleRules: BookingRules = {
  crews: 2,
  startsEvery: 30,
  travelBuffer: 30,
  leadWorkingDays: 2,
  horizonDays: 90,
  holdMinutes: 15,
  holdsPerAddress: 3,
  changeWorkingDays: 1,
  confirmWorkingDays: 1,
  reminderHour: 10,
  visitMinutes: {
    unknown: 60,
    '0-25': 180,
    '25-50': 240,
    '50-100': 420,
    '100-200': 540,
    '200-500': null,
    '500+': null,
  },
  openingHours: [weekday, weekday, weekday, weekday, weekday, { opens: '09:00', closes: '15:00' }, null],
  holidays: ['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-28', '2027-03-29'],
};
