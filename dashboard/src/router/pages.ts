import type { ShellPage } from '@vakman/domain/facts/page-paths';
import type { OfficePage } from '@vakman/domain/rights/rights.routes';
import { wordsByLanguage as quoteFormWords } from '@vakman/widgets/generated/quote-form.words.ts';
import { activityLogWords } from '../../generated/activity-log.words.ts';
import { calendarWords } from '../../generated/calendar.words.ts';
import { chatWords } from '../../generated/chat.words.ts';
import { clientsWords } from '../../generated/clients.words.ts';
import { credentialsWords } from '../../generated/credentials.words.ts';
import { dossierWords } from '../../generated/dossier.words.ts';
import { figuresWords } from '../../generated/figures.words.ts';
import { galleryWords } from '../../generated/gallery.words.ts';
import { invitationWords } from '../../generated/invitation.words.ts';
import { mailTroubleWords } from '../../generated/mail-trouble.words.ts';
import { offeredQuoteWords } from '../../generated/offered-quote.words.ts';
import { ownDataWords } from '../../generated/own-data.words.ts';
import { partnerReportWords } from '../../generated/partner-report.words.ts';
import { partnersWords } from '../../generated/partners.words.ts';
import { peopleWords } from '../../generated/people.words.ts';
import { profilePhotoWords } from '../../generated/profile-photo.words.ts';
import { profileWords } from '../../generated/profile.words.ts';
import { projectWords } from '../../generated/project.words.ts';
import { projectsWords } from '../../generated/projects.words.ts';
import { quotesWords } from '../../generated/quotes.words.ts';
import { repliesWords } from '../../generated/replies.words.ts';
import { requestsWords } from '../../generated/requests.words.ts';
import { secondFactorWords } from '../../generated/second-factor.words.ts';
import { sessionWords } from '../../generated/session.words.ts';
import { settingsWords } from '../../generated/settings.words.ts';
import { signInWords } from '../../generated/sign-in.words.ts';
import { todayWords } from '../../generated/today.words.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

/** What each page shows, and a record below one that has a page of its own; it reads its own parameters from the router. */
export const pages: Readonly<Record<ShellPage | OfficePage | 'conversation', LazyPage<object>>> = {
  login: lazyPage(() => import('../features/sign-in/sign-in-page.tsx'), signInWords, sessionWords),
  dashboard: lazyPage(() => import('../features/dossier/dossier-page.tsx'), dossierWords, chatWords),
  profile: lazyPage(
    () => import('../features/profile/profile-page.tsx'),
    profileWords,
    profilePhotoWords,
    credentialsWords,
    secondFactorWords,
    ownDataWords,
    signInWords,
    sessionWords,
  ),
  admin: lazyPage(
    () => import('../features/today/today-page.tsx'),
    todayWords,
    calendarWords,
    mailTroubleWords,
  ),
  requests: lazyPage(() => import('../features/requests/requests-page.tsx'), requestsWords, chatWords),
  quotes: lazyPage(() => import('../features/quotes/quotes-page.tsx'), quotesWords),
  projects: lazyPage(
    () => import('../features/projects/projects-page.tsx'),
    projectsWords,
    projectWords,
    calendarWords,
    chatWords,
  ),
  conversation: lazyPage(() => import('../features/chat/conversation-page.tsx'), chatWords),
  conversations: lazyPage(() => import('../features/chat/conversations-page.tsx'), chatWords),
  calendar: lazyPage(() => import('../features/calendar/calendar-page.tsx'), calendarWords),
  clients: lazyPage(
    () => import('../features/clients/clients-page.tsx'),
    clientsWords,
    requestsWords,
    dossierWords,
    repliesWords,
    peopleWords,
  ),
  gallery: lazyPage(() => import('../features/gallery/gallery-page.tsx'), galleryWords),
  partners: lazyPage(() => import('../features/partners/partners-page.tsx'), partnersWords),
  figures: lazyPage(() => import('../features/figures/figures-page.tsx'), figuresWords),
  people: lazyPage(() => import('../features/people/people-page.tsx'), peopleWords),
  log: lazyPage(() => import('../features/activity-log/activity-log-page.tsx'), activityLogWords),
  settings: lazyPage(
    () => import('../features/settings/settings-page.tsx'),
    settingsWords,
    quoteFormWords,
    mailTroubleWords,
    repliesWords,
  ),
  project: lazyPage(() => import('../features/project/project-page.tsx'), projectWords, chatWords),
  invite: lazyPage(
    () => import('../features/invitation/invitation-page.tsx'),
    invitationWords,
    signInWords,
    sessionWords,
  ),
  report: lazyPage(() => import('../features/partner-report/partner-report-page.tsx'), partnerReportWords),
  offer: lazyPage(() => import('../features/offered-quote/offered-quote-page.tsx'), offeredQuoteWords),
};
