import { requestStates, requestSteps } from '@vakman/domain/request-handling/request-handling.states';
import type { Connection } from '@vakman/supabase/client/connection';
import { changeRequests, listColleagues, undoRequestChanges } from '@vakman/supabase/client/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());

async function newRequest(): Promise<{ id: string; version: number }> {
  const row = quoteRequestRow();
  await insertQuoteRequest(backend.database, row);
  return { id: row.id, version: 1 };
}

/** As if all steps before had been taken. */
async function inState(state: (typeof requestStates)[number]): Promise<{ id: string; version: number }> {
  const request = await newRequest();
  await backend.database.exec(`alter table public.request_handlings disable trigger user;
    update public.request_handlings set state = '${state}',
      lost_reason = ${state === 'lost' ? `'other'` : 'null'} where request_id = '${request.id}';
    alter table public.request_handlings enable trigger user`);
  return request;
}

const steps = requestStates.flatMap((from) =>
  requestStates
    .filter((to) => to !== from)
    .map((to) => ({ from, to, may: (requestSteps[from] as readonly string[]).includes(to) })),
);

describe('a request', () => {
  it('is handled as soon as it comes, and its answer is due within the promised hours', async () => {
    const { id } = await newRequest();
    const { rows } = await backend.database.query(
      `select state, channel, version, answer_due_at - received_at = interval '24 hours' as in_time
       from public.request_handlings where request_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ state: 'new', channel: 'form', version: 1, in_time: true }]);
  });

  it.each(steps)('goes from $from to $to: $may', async ({ from, to, may }) => {
    const request = await inState(from);
    const [answer] = await changeRequests(admin, [request], {
      state: to,
      ...(to === 'lost' && { lost_reason: 'no-answer' }),
    });
    expect(answer).toMatchObject({
      id: request.id,
      outcome: may ? 'changed' : 'refused',
      handling: { state: may ? to : from, version: may ? 2 : 1 },
    });
  });

  it('is lost for a reason, and has none when it is not', async () => {
    const request = await newRequest();
    await expect(changeRequests(admin, [request], { state: 'lost' })).rejects.toMatchObject({
      code: '23514',
    });
    const [lost] = await changeRequests(admin, [request], { state: 'lost', lost_reason: 'too-expensive' });
    expect(lost?.handling?.lost_reason).toBe('too-expensive');
    const [found] = await changeRequests(admin, [{ ...request, version: 2 }], { state: 'in-progress' });
    expect(found?.handling?.lost_reason).toBeNull();
  });

  it('tells its amount while it is won, and takes it back with the change', async () => {
    const request = await newRequest();
    const amount = { won_amount: 1250.5 };
    await expect(changeRequests(admin, [request], amount)).rejects.toMatchObject({ code: '23514' });
    await changeRequests(admin, [request], { state: 'in-progress' });
    await changeRequests(admin, [{ ...request, version: 2 }], { state: 'won' });
    for (const won_amount of [-1, 1_000_001])
      await expect(changeRequests(admin, [{ ...request, version: 3 }], { won_amount })).rejects.toMatchObject(
        { code: '23514' },
      );
    const [told] = await changeRequests(admin, [{ ...request, version: 3 }], amount);
    expect(told).toMatchObject({ outcome: 'changed', handling: { state: 'won', ...amount } });
    const [undone] = await undoRequestChanges(admin, [{ ...request, version: 4 }]);
    expect(undone).toMatchObject({ handling: { state: 'won', won_amount: null } });
    await changeRequests(admin, [{ ...request, version: 5 }], amount);
    const [quoted] = await changeRequests(admin, [{ ...request, version: 6 }], { state: 'quoted' });
    expect(quoted).toMatchObject({ handling: { state: 'quoted', won_amount: null } });
    const [back] = await undoRequestChanges(admin, [{ ...request, version: 7 }]);
    expect(back).toMatchObject({ handling: { state: 'won', ...amount } });
  });

  it('counts as answered when somebody says so, or when it came as far as that, once', async () => {
    const [one, other] = [await newRequest(), await newRequest()];
    const [answered] = await changeRequests(admin, [one], { answered: true });
    expect(answered?.handling).toMatchObject({ state: 'in-progress' });
    const first = answered?.handling?.first_answered_at;
    expect(first).toBeTruthy();
    const [again] = await changeRequests(admin, [{ ...one, version: 2 }], { answered: true });
    expect(again).toMatchObject({ outcome: 'same', handling: { first_answered_at: first } });
    const [visited] = await changeRequests(admin, [other], { state: 'visit-planned' });
    expect(visited?.handling?.first_answered_at).toBeTruthy();
    const [assigned] = await changeRequests(admin, [await newRequest()], { assignee: null });
    expect(assigned).toMatchObject({ outcome: 'same', handling: { first_answered_at: null } });
  });

  it('is given to a colleague, and to nobody else', async () => {
    const request = await newRequest();
    const colleague = (await listColleagues(employee)).find(({ role }) => role === 'employee');
    expect(colleague).toMatchObject({ id: demoAccount('employee').id, name: 'employee' });
    const [given] = await changeRequests(admin, [request], { assignee: colleague?.id ?? '' });
    expect(given).toMatchObject({ outcome: 'changed', handling: { state: 'new', assignee: colleague?.id } });
    const toCustomer = changeRequests(admin, [{ ...request, version: 2 }], {
      assignee: demoAccount('customer').id,
    });
    await expect(toCustomer).rejects.toMatchObject({ status: 409, code: 'not_in_office' });
  });

  it('that somebody changed meanwhile is shown, and not overwritten', async () => {
    const request = await newRequest();
    await changeRequests(employee, [request], { state: 'in-progress' });
    const [answer] = await changeRequests(admin, [request], { state: 'spam' });
    expect(answer).toMatchObject({
      outcome: 'stale',
      handling: { state: 'in-progress', version: 2, updated_by: demoAccount('employee').id },
    });
  });

  it('is changed with others at once, each for itself', async () => {
    const [fresh, changed, won] = [await newRequest(), await newRequest(), await inState('won')];
    await changeRequests(employee, [changed], { answered: true });
    const gone = { id: crypto.randomUUID(), version: 1 };
    const answers = await changeRequests(admin, [fresh, changed, won, gone], { state: 'spam' });
    expect(Object.fromEntries(answers.map(({ id, outcome }) => [id, outcome]))).toEqual({
      [fresh.id]: 'changed',
      [changed.id]: 'stale',
      [won.id]: 'refused',
      [gone.id]: 'gone',
    });
  });

  it('is as it was when a change is taken back by whoever made it, once', async () => {
    const request = await newRequest();
    const change = { state: 'lost', lost_reason: 'other' } as const;
    await changeRequests(admin, [request], change);
    const second = { ...request, version: 2 };
    expect((await undoRequestChanges(employee, [second]))[0]?.outcome).toBe('refused');
    expect((await undoRequestChanges(admin, [request]))[0]?.outcome).toBe('stale');
    const [undone] = await undoRequestChanges(admin, [second]);
    expect(undone).toMatchObject({
      outcome: 'changed',
      handling: { state: 'new', lost_reason: null, version: 3, undoable: false },
    });
    expect((await undoRequestChanges(admin, [{ ...request, version: 3 }]))[0]?.outcome).toBe('refused');
  });

  it.each(requestStates.filter((state) => state !== 'new'))(
    'comes back from %s by an undo, also where no step leads back',
    async (state) => {
      const before = await inState(
        requestStates.find((from) => (requestSteps[from] as readonly string[]).includes(state)) ?? 'new',
      );
      const [made] = await changeRequests(admin, [before], {
        state,
        ...(state === 'lost' && { lost_reason: 'other' }),
      });
      expect(made?.outcome).toBe('changed');
      expect((await undoRequestChanges(admin, [{ ...before, version: 2 }]))[0]?.outcome).toBe('changed');
    },
  );

  it('takes no step that the database does not know, whoever asks it directly', async () => {
    const { id } = await inState('spam');
    const won = backend.database.query(
      `update public.request_handlings set state = 'won' where request_id = $1`,
      [id],
    );
    await expect(won).rejects.toMatchObject({ code: 'PGRST' });
  });
});
