import { languages, type Language } from '@vakman/domain/languages/languages.ts';
import { waitingReasons } from '@vakman/domain/project/project.states.ts';
import { describe, expect, test } from 'vitest';
import {
  projectMailKinds,
  type ClaimedProject,
  type ProjectMailKind,
  type StoredProject,
} from '../_shared/database/claimed-project.ts';
import { facts } from '../_shared/fixtures/facts.ts';
import { testHostileTexts } from '../_shared/fixtures/hostile-mails.ts';
import { projectMail } from './project-mail.ts';

const id = '9d1f0c2a-0000-4000-8000-000000000001';

const claimed = (
  kind: ProjectMailKind,
  language: Language,
  changes: Partial<StoredProject> = {},
): ClaimedProject => ({
  notification: { id: '9d1f0c2a-0000-4000-8000-000000000002', kind, attempts: 1 },
  project: {
    id,
    title: 'Buitenschilderwerk Havenstraat',
    language,
    email: 'jan@example.org',
    street_address: 'Havenstraat 7',
    waiting_for: 'weather',
    waiting_note: 'Maandag vriest het.',
    starts_on: '2026-11-23',
    ends_on: '2026-11-26',
    guarantee_until: '2031-11-27',
    ...changes,
  },
  days: [23, 24, 26].map((day) => ({
    starts_at: `2026-11-${day}T07:00:00+00:00`,
    ends_at: `2026-11-${day}T15:30:00+00:00`,
  })),
  member: kind === 'project-shared' ? { name: 'Noor', email: 'noor@example.org', language } : null,
  inviter: kind === 'project-shared' ? 'Familie Bakker' : null,
});
const mailOf = (kind: ProjectMailKind, language: Language = 'nl', changes: Partial<StoredProject> = {}) =>
  projectMail({ claimed: claimed(kind, language, changes), facts, siteUrl: 'https://site.example' });

const every = languages.flatMap((language) => projectMailKinds.map((kind) => [language, kind] as const));

describe.each(every)('%s, %s', (language, kind) => {
  const mail = mailOf(kind, language);

  test('says which job it is about, as HTML and as text', () => {
    for (const text of ['Buitenschilderwerk Havenstraat', 'Havenstraat 7']) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
  });

  test('leaves no placeholder open, and no value without words', () => {
    const page = mail.html.replaceAll(/<style>.*?<\/style>/gs, '');
    for (const text of [mail.subject, mail.text, page]) expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('leads to the page of the project in its language', () => {
    const prefix = language === 'nl' ? '' : `/${language}`;
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain(`href="https://site.example${prefix}/project/${id}`);
  });
});

describe.each(projectMailKinds)('%s', (kind) => {
  testHostileTexts(mailOf(kind), (text) => {
    const hostile = claimed(kind, 'nl', { title: text, street_address: text, waiting_note: text });
    return projectMail({
      claimed: { ...hostile, inviter: hostile.inviter === null ? null : text },
      facts,
      siteUrl: 'https://site.example',
    });
  });
});

test('the days are told as one span, each with its hours', () => {
  const { text } = mailOf('project-planned');
  for (const fact of ['Maandag 23', 'donderdag 26 november 2026', 'Dinsdag 24 november', '08:00']) {
    expect(text).toContain(fact);
  }
});

test('where the new days are not known yet, none are told', () => {
  const { text } = mailOf('project-moved', 'nl', { starts_on: null, ends_on: null });
  expect(text).toContain('gaan niet door');
  expect(text).not.toContain('november');
});

test.each(waitingReasons)('what is waited for is told: %s', (waiting_for) => {
  const [mail, other] = [mailOf('project-waiting', 'nl', { waiting_for }), mailOf('project-done')];
  expect(mail.text).toContain('> Maandag vriest het.');
  expect(other.text).not.toContain('Maandag vriest het.');
  expect(mailOf('project-waiting', 'nl', { waiting_for, waiting_note: '' }).text).not.toContain('>');
});

test('a guarantee is promised where there is one', () => {
  expect(mailOf('project-done').text).toContain('27 november 2031');
  expect(mailOf('project-done', 'nl', { guarantee_until: null }).text).not.toContain('Garantie');
});

test('somebody with whom it is shared is told in his own language, and by whom', () => {
  const shared = {
    ...claimed('project-shared', 'nl'),
    member: { name: 'Noor', email: 'n@example.org', language: 'uk' as const },
  };
  const mail = projectMail({ claimed: shared, facts, siteUrl: 'https://site.example' });
  expect(mail.html).toContain('<html lang="uk">');
  expect(mail.text).toContain('Familie Bakker');
});
