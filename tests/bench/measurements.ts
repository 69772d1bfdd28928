import type { BenchContext } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { measureBuildTime } from './measurements/build-time.ts';
import { measureContestedSlot } from './measurements/contested-slot.ts';
import { measureDashboardFirstScreen } from './measurements/dashboard-first-screen.ts';
import { measureEditTime } from './measurements/edit-time.ts';
import { measureFirstPaint } from './measurements/first-paint.ts';
import { measureFirstView } from './measurements/first-view.ts';
import { measureHostChanges } from './measurements/host-changes.ts';
import { measureKeystroke } from './measurements/keystroke.ts';
import { measureKitWeight } from './measurements/kit-weight.ts';
import { measureLayoutShift } from './measurements/layout-shift.ts';
import { measureLighthouseScores } from './measurements/lighthouse-scores.ts';
import { measureNextPage } from './measurements/next-page.ts';
import { measureOfficeLists } from './measurements/office-lists.ts';
import { measurePageWeight } from './measurements/page-weight.ts';
import { measurePartnerCost } from './measurements/partner-cost.ts';
import { measureQuoteDocuments } from './measurements/quote-documents.ts';
import { measureScriptBeforeTouch } from './measurements/script-before-touch.ts';
import { measureStartTime } from './measurements/start-time.ts';
import { measureWidgetCost } from './measurements/widget-cost.ts';

type Measurements = Readonly<Record<string, (context: BenchContext) => Promise<Figure[]>>>;

/** What is seen of the site while it is being served. */
export const measurementsOfPages: Measurements = {
  'page weight': measurePageWeight,
  'kit weight': measureKitWeight,
  'widget cost': measureWidgetCost,
  'partner cost': measurePartnerCost,
  'host changes': measureHostChanges,
  'first view': measureFirstView,
  'script before touch': measureScriptBeforeTouch,
  'first paint': measureFirstPaint,
  Lighthouse: measureLighthouseScores,
  'layout shift': measureLayoutShift,
  'next page': measureNextPage,
  keystroke: measureKeystroke,
  'first screen of the dashboard': measureDashboardFirstScreen,
};

/** What the backend does by itself. */
export const measurementsOfBackend: Measurements = {
  'contested slot': measureContestedSlot,
  'lists of the office': measureOfficeLists,
  'documents of quotes': measureQuoteDocuments,
};

/** How long it takes to make and start it. The last begins without any cache, so it comes last. */
export const measurementsOfBuilds: Measurements = {
  'build time': measureBuildTime,
  'edit time': measureEditTime,
  'start time': measureStartTime,
};
