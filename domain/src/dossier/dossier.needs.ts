import type {
  Dossier,
  DossierAppointment,
  DossierConversation,
  DossierProject,
  DossierQuote,
} from './dossier.answers.ts';

/** Something that waits for the customer himself. */
export type Need =
  | { readonly kind: 'quote' | 'extra-work'; readonly quote: DossierQuote }
  | { readonly kind: 'early-start'; readonly appointment: DossierAppointment }
  | { readonly kind: 'waiting' | 'review' | 'photos'; readonly project: DossierProject }
  | {
      readonly kind: 'task';
      readonly project: DossierProject;
      readonly task: DossierProject['tasks'][number];
    }
  | { readonly kind: 'unread'; readonly conversation: DossierConversation };

const day = 86_400_000;
/** Days for which photos count as new. */
const newFor = 3;

/** The midnight that ends a day such as `2026-12-24`, by UTC: the Dutch one comes before it. */
const endOf = (date: string) => Date.parse(date) + day;

/**
 * What waits for the customer, the most urgent first: what keeps us from coming, what he was offered, what was written to
 * him, what he does before we come, and what can wait.
 *
 * @param now in milliseconds.
 */
export function needsOf(dossier: Dossier, now: number): Need[] {
  const { appointments, quotes, projects, conversations } = dossier;
  const own = projects.filter(({ shared }) => !shared);
  const offers = quotes
    .filter(
      ({ state, valid_until }) => (state === 'sent' || state === 'change-asked') && endOf(valid_until) > now,
    )
    .toSorted((one, other) => one.valid_until.localeCompare(other.valid_until));
  return [
    ...appointments
      .filter(({ lacks_early_start: lacks, status }) => lacks && status === 'requested')
      .map((appointment) => ({ kind: 'early-start', appointment }) as const),
    ...own
      .filter(({ state, waiting_for: reason }) => state === 'waiting' && reason === 'customer')
      .map((project) => ({ kind: 'waiting', project }) as const),
    ...offers
      .filter(({ state }) => state === 'sent')
      .map((quote) => ({ kind: quote.project_id === null ? 'quote' : 'extra-work', quote }) as const),
    ...conversations
      .filter(({ unread }) => unread > 0)
      .map((conversation) => ({ kind: 'unread', conversation }) as const),
    ...projects.flatMap((project) => project.tasks.map((task) => ({ kind: 'task', project, task }) as const)),
    ...projects
      .filter(({ photos_at: at }) => at !== null && now - Date.parse(at) < newFor * day)
      .map((project) => ({ kind: 'photos', project }) as const),
    ...own
      .filter(({ review_asked: isAsked }) => isAsked)
      .map((project) => ({ kind: 'review', project }) as const),
  ];
}
