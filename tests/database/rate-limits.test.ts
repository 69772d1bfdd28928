import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postRow } from './support/http.ts';
import { pixelFile } from './support/photos.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  // The limits of the migrations.
  backend = await startTestBackend({ settings: {} });
});
beforeEach(() => backend.database.exec('delete from private.rate_events'));
afterAll(() => backend.remove());

const insert = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  postRow(backend, 'quote_requests', quoteRequestRow(changes), headers);

const submit = async (senderAddress: string, changes: Record<string, unknown> = {}) => {
  const client = await backend.as('service_role');
  const { error, status } = await client.rpc('submit_quote_request', {
    payload: quoteRequestRow(changes),
    sender_address: senderAddress,
  });
  return error ? status : 201;
};

const count = async (times: number, ask: () => Promise<number>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await ask());
  return statuses;
};

describe('one network address', () => {
  it('hands in ten requests an hour, whatever it claims to be', async () => {
    const statuses = await count(12, async () => {
      const claimed = `203.0.113.${Math.floor(Math.random() * 250)}`;
      return (await insert({}, { 'cf-connecting-ip': claimed, 'x-forwarded-for': claimed })).status;
    });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
    const refused = await insert();
    expect(await refused.json()).toMatchObject({ code: 'PT429', message: 'too many requests' });
  });

  it('is not counted for requests that were refused', async () => {
    await count(15, async () => (await insert({ name: '' })).status);
    const { id } = quoteRequestRow();
    expect(await count(3, async () => (await insert({ id })).status)).toEqual([201, 409, 409]);
    expect(await count(9, async () => (await insert()).status)).not.toContain(429);
  });

  it('may go on after an hour', async () => {
    await count(10, async () => (await insert()).status);
    await backend.database.exec(`update private.rate_events set happened_at = now() - interval '61 minutes'`);
    expect((await insert()).status).toBe(201);
  });

  it('does not get past the limit by asking at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => insert()));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10);
  });

  it('is the one that the function names, not the function', async () => {
    expect(await count(11, () => submit('192.0.2.7'))).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      429,
    ]);
    expect(await submit('192.0.2.8')).toBe(201);
  });

  it('of IPv6 is the whole network of a household', async () => {
    let host = 0;
    const statuses = await count(11, () => submit(`2001:db8:1:2::${(host += 1)}`));
    expect(statuses.at(-1)).toBe(429);
    expect(await submit('2001:db8:1:3::1')).toBe(201);
  });

  it('stays unknown to the database, and nothing is kept longer than a day', async () => {
    await submit('192.0.2.9');
    const { rows } = await backend.database.query('select * from private.rate_events');
    expect(JSON.stringify(rows)).not.toContain('192.0.2.9');
    await backend.database.exec(`update private.rate_events set happened_at = now() - interval '25 hours'`);
    await submit('192.0.2.9');
    const left = await backend.database.query(
      `select from private.rate_events where happened_at < now() - interval '24 hours'`,
    );
    expect(left.rows).toEqual([]);
  });

  it('uploads sixty files an hour', async () => {
    const client = await backend.as('anon');
    const upload = () => client.storage.from(photoBucket).upload(photoPath('image/png'), pixelFile());
    await backend.database.query(`update private.settings set uploads_per_address_an_hour = 3`);
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push((await upload()).error === null);
    expect(answers).toEqual([true, true, true, false, false]);
    const { rows } = await backend.database.query(
      `select column_default from information_schema.columns
       where table_name = 'settings' and column_name = 'uploads_per_address_an_hour'`,
    );
    expect(rows).toEqual([{ column_default: '60' }]);
  });

  it('has the uploads counted that the form without script makes for it', async () => {
    await backend.database.query(`update private.settings set uploads_per_address_an_hour = 3`);
    const client = await backend.as('service_role');
    const claim = async (sender_address: string) => {
      const paths = [photoPath('image/png'), photoPath('image/png')];
      const { data } = await client.rpc('claim_uploads', { sender_address, paths });
      return paths.filter((path) => (data as string[]).includes(path));
    };
    const [path = '', ...others] = await claim('192.0.2.7');
    expect(others).toHaveLength(1);
    expect(await claim('192.0.2.7')).toHaveLength(1);
    expect(await claim('192.0.2.7')).toEqual([]);
    expect(await claim('192.0.2.8')).toHaveLength(2);
    // What was claimed is not counted once more for the function that stores it.
    await backend.database.query(`update private.settings set uploads_per_address_an_hour = 0`);
    const upload = (to: string) => client.storage.from(photoBucket).upload(to, pixelFile());
    expect((await upload(path)).error).toBeNull();
    expect((await upload(photoPath('image/png'))).error).not.toBeNull();
  });
});

describe('one e-mail address', () => {
  it('stands in five requests a day, however it is written', async () => {
    let sender = 0;
    const email = (time: number) => (time % 2 === 0 ? 'flood@example.org' : ' FLOOD@Example.org ');
    const statuses = await count(6, () => submit(`192.0.2.${(sender += 1)}`, { email: email(sender) }));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await submit('192.0.2.99', { email: 'other@example.org' })).toBe(201);
  });
});
