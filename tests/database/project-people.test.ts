import { projectLimits } from '@vakman/domain/project/project.limits';
import { finishProjectTask, saveEntry, saveProjectTask } from '@vakman/supabase/client/project-entries';
import {
  allowPublishing,
  giveReview,
  shareProject,
  unshareProject,
} from '@vakman/supabase/client/project-people';
import { readProject } from '@vakman/supabase/client/projects';
import type { BackendError, Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { newProject, writePhoto } from './support/projects.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
/** In turn who ordered it, with whom it is shared, and a stranger. */
let customer: Connection;
let id: string;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
  customer = await connectionOf(backend, 'customer');
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec(
    'truncate projects cascade; truncate project_gallery cascade; delete from private.rate_events',
  );
  id = await newProject(backend.database, own);
});

const own = demoAccount('customer').email;
const refused = (code: string) => expect.objectContaining({ code }) as BackendError;
const seen = async (connection: Connection) => {
  const file = await readProject(connection, id);
  if (file === null) throw new Error('no such project');
  return file;
};
const change = (columns: string) =>
  backend.database.query(`update projects set ${columns} where id = $1`, [id]);
/** From now on the customer is somebody else, with whom it is shared. */
const shareWithCustomer = async () => {
  await change(`email = 'somebody@example.org'`);
  await shareProject(office, { projectId: id, email: own, name: 'Noor Jansen', language: 'nl' });
};
const note = (audience: 'customer' | 'internal') =>
  saveEntry(office, {
    id: crypto.randomUUID(),
    projectId: id,
    version: null,
    kind: 'note',
    body: `voor ${audience}`,
    stage: null,
    audience,
  });
const mails = async () => {
  const { rows } = await backend.database.query<{ kind: string }>(
    'select kind from notifications where project_id is not null order by created_at',
  );
  return rows.map(({ kind }) => kind);
};

describe('what somebody sees of a project', () => {
  beforeEach(async () => {
    for (const audience of ['customer', 'internal'] as const) {
      await note(audience);
      await writePhoto(backend.database, id, audience);
      await saveProjectTask(office, {
        id: crypto.randomUUID(),
        projectId: id,
        version: null,
        title: `voor ${audience}`,
        due_on: null,
        audience,
        assignee: null,
      });
    }
  });

  it('is all of it for the office, and what is for him for the customer', async () => {
    const [all, his] = [await seen(office), await seen(customer)];
    expect([all.side, his.side]).toEqual(['office', 'customer']);
    for (const part of ['entries', 'photos', 'tasks'] as const) {
      expect(
        all[part]
          .map(({ audience }) => audience)
          .toSorted()
          .at(-1),
        part,
      ).toBe('internal');
      expect(new Set(his[part].map(({ audience }) => audience)), part).toEqual(new Set(['customer']));
    }
    expect(JSON.stringify(his)).not.toContain('voor internal');
  });

  it('is the same for somebody with whom it is shared, who may say nothing in the customer’s name', async () => {
    await shareWithCustomer();
    const his = await seen(customer);
    expect(his.side).toBe('member');
    expect(his.may).toEqual({ accept_quotes: false, share: false, review: false, allow_publishing: false });
    expect(his.photos).toHaveLength(1);
    const photos = his.photos.map((photo) => photo.id);
    await expect(allowPublishing(customer, photos, true)).rejects.toEqual(refused('PT404'));
    await expect(
      shareProject(customer, { projectId: id, email: 'x@example.org', name: 'Iemand', language: 'nl' }),
    ).rejects.toEqual(refused('PT404'));
    const review = { projectId: id, rating: 5, words: '', mayPublish: true };
    await change(`state = 'done'`);
    await expect(giveReview(customer, review)).rejects.toEqual(refused('PT404'));
  });

  it('is nothing for a stranger', async () => {
    const [task] = (await seen(customer)).tasks;
    await change(`email = 'somebody@example.org'`);
    expect(await readProject(customer, id)).toBeNull();
    await expect(finishProjectTask(customer, task?.id ?? '')).rejects.toEqual(refused('PT404'));
  });

  it('is told without the addresses of those who work here', async () => {
    const told = JSON.stringify(await seen(customer));
    expect(told).not.toContain(demoAccount('employee').email);
  });

  it('has tasks that he ticks off himself, and others that he does not see', async () => {
    const tasks = (await seen(office)).tasks;
    const of = (audience: string) => tasks.find((task) => task.audience === audience)?.id ?? '';
    await finishProjectTask(customer, of('customer'));
    await expect(finishProjectTask(customer, of('internal'))).rejects.toEqual(refused('PT404'));
    expect((await seen(customer)).tasks[0]?.done_at).not.toBeNull();
  });
});

describe('a project that is shared', () => {
  const invited = (email: string) => ({ projectId: id, email, name: 'Noor Jansen', language: 'uk' as const });

  it('is told by one mail, whoever shares it how often', async () => {
    await shareProject(customer, invited('Noor@Example.org'));
    await shareProject(office, invited('noor@example.org'));
    expect((await seen(customer)).members).toMatchObject([{ email: 'Noor@Example.org', has_account: false }]);
    expect(await mails()).toEqual(['project-shared']);
  });

  it('lets whoever it is shared with sign in who had no account', async () => {
    const service = await backend.as('service_role');
    const ask = async () =>
      (await service.rpc('find_sign_in', { email: 'noor@example.org', sender_address: '192.0.2.1' })).data;
    expect(await ask()).toMatchObject({ found: 'nobody' });
    await shareProject(customer, invited('noor@example.org'));
    expect(await ask()).toMatchObject({ found: 'newcomer' });
  });

  it('is shared with five, and with its customer never', async () => {
    await expect(shareProject(customer, invited(own.toUpperCase()))).rejects.toEqual(refused('own_address'));
    const all = Array.from({ length: projectLimits.members + 1 }, (_, turn) =>
      invited(`huis${turn}@example.org`),
    );
    const answers = await Promise.allSettled(all.map((member) => shareProject(customer, member)));
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'too_many' } },
    ]);
  });

  it('is shared no more as soon as the customer says so, or whoever it is shared with leaves', async () => {
    await shareProject(customer, invited('noor@example.org'));
    const [member] = (await seen(customer)).members;
    await unshareProject(customer, member?.id ?? '');
    expect((await seen(customer)).members).toEqual([]);
    await shareWithCustomer();
    const [self] = (await seen(customer)).members;
    await unshareProject(customer, self?.id ?? '');
    expect(await readProject(customer, id)).toBeNull();
    await expect(unshareProject(customer, self?.id ?? '')).rejects.toEqual(refused('PT404'));
  });
});

describe('a review', () => {
  const give = (words: string) => giveReview(customer, { projectId: id, rating: 4, words, mayPublish: true });

  it('is given once the work is done, and changed for two weeks', async () => {
    await expect(give('Mooi')).rejects.toEqual(refused('not_done'));
    await change(`state = 'done'`);
    expect((await seen(customer)).may.review).toBe(true);
    await give('  Mooi werk. ');
    await give('Heel mooi werk.');
    expect((await seen(office)).review).toMatchObject({
      rating: 4,
      words: 'Heel mooi werk.',
      may_publish: true,
    });
    await backend.database.query(`update project_reviews set given_at = now() - interval '15 days'`);
    await expect(give('Toch niet')).rejects.toEqual(refused('over'));
    expect((await seen(customer)).may.review).toBe(false);
  });

  it('has one to five stars', async () => {
    await change(`state = 'done'`);
    for (const rating of [0, 6])
      await expect(
        giveReview(customer, { projectId: id, rating, words: '', mayPublish: false }),
      ).rejects.toEqual(refused('23514'));
  });
});
