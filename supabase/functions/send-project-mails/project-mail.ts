import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import type { ClaimedProject, ProjectMailKind } from '../_shared/database/claimed-project.ts';
import { messages, type Messages } from '../_shared/generated/send-project-mails.messages.ts';
import type { Block, Part, Section } from '../_shared/mail/layout/mail-document.ts';
import { onOneLine } from '../_shared/mail/layout/typed-lines.ts';
import { writeMail } from '../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../_shared/mail/mail.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import { createTranslations, type Translate } from '../_shared/translations/translations.ts';
import { dayBlocks, guaranteeChip } from './project-days.ts';

const translate = createTranslations(messages);

interface ProjectMail {
  readonly claimed: ClaimedProject;
  readonly facts: Facts;
  readonly siteUrl: string;
}

type T = Translate<Messages>;

/** What the messages call each kind. */
const events = {
  'project-planned': 'planned',
  'project-moved': 'moved',
  'project-waiting': 'waiting',
  'project-done': 'done',
  'project-review': 'review',
  'project-shared': 'shared',
} as const satisfies Readonly<Record<ProjectMailKind, string>>;

const text = (words: string): Block => ({ kind: 'text', text: words });

type TellNews = (claimed: ClaimedProject, t: T, language: Language) => Block[];

/** What is told first, below the title. */
const news: Readonly<Record<ProjectMailKind, TellNews>> = {
  'project-planned': ({ project, days }, t, language) => [
    text(t('planned.text')),
    ...dayBlocks(project, days, t, language),
  ],
  'project-moved': ({ project, days }, t, language) =>
    project.starts_on === null
      ? [text(t('moved.none'))]
      : [text(t('moved.text')), ...dayBlocks(project, days, t, language)],
  'project-waiting': ({ project }, t) => [
    text(t(`waiting.for.${project.waiting_for ?? 'material'}`)),
    ...(project.waiting_note === ''
      ? []
      : [{ kind: 'typed', text: project.waiting_note, isQuoted: true } as const]),
    text(t('waiting.next')),
  ],
  'project-done': ({ project }, t, language) => [
    text(t('done.text')),
    ...guaranteeChip(project, t, language),
  ],
  'project-review': (_, t) => [text(t('review.text')), text(t('review.publish'))],
  'project-shared': ({ inviter }, t) => [
    text(inviter === null ? t('shared.text') : t('shared.by', { inviter: onOneLine(inviter) })),
    text(t('shared.signIn')),
  ],
};

/** Which job it is about. */
const identity = ({ project }: ClaimedProject, t: T): Part => ({
  title: t('about'),
  blocks: [
    {
      kind: 'rows',
      rows: [
        { label: t('labels.project'), value: project.title },
        { label: t('labels.address'), value: project.street_address },
      ],
    },
  ],
});

const lastPart = ({ notification }: ClaimedProject, { company }: Facts, t: T): Part =>
  notification.kind === 'project-shared'
    ? { title: t('notYours.title'), blocks: [{ kind: 'text', text: t('notYours.text'), tone: 'muted' }] }
    : {
        title: t('questions.title'),
        blocks: [
          {
            kind: 'text',
            text: t('questions.text', { phone: company.phone.display }),
            links: [{ text: company.phone.display, href: company.phone.href }],
          },
        ],
      };

/**
 * What a customer is told of his project, in his language, and somebody with whom he shares it. The link leads to the page
 * of the project, where one signs in; it carries no secret.
 */
export function projectMail({ claimed, facts, siteUrl }: ProjectMail): MailContent {
  const { notification, project, member } = claimed;
  const language = member?.language ?? project.language;
  const t = translate(language);
  const event = events[notification.kind];
  const { company } = facts;
  const section = notification.kind === 'project-review' ? '#review' : '';
  const href = `${pageAddress(siteUrl, 'project', language)}/${project.id}${section}`;
  const sections: Section[] = [
    [
      {
        title: t(`${event}.title`),
        blocks: [
          ...news[claimed.notification.kind](claimed, t, language),
          { kind: 'button', link: { text: t(`${event}.button`), href }, rank: 'main' },
        ],
      },
    ],
    [identity(claimed, t)],
    [lastPart(claimed, facts, t)],
  ];
  return writeMail({
    language,
    subject: t(`${event}.subject`, { company: company.name }),
    preheader: t(`${event}.preheader`),
    sections,
    note: t('automatic'),
    company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
}
