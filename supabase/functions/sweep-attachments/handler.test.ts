import { expect, test } from 'vitest';
import { handle } from './handler.ts';

function bucketWith(files: string[], isStuck: (path: string) => boolean = () => false) {
  const left = [...files];
  const ask = (headers: Record<string, string>, method = 'POST') =>
    handle(new Request('https://backend.example', { method, headers }), {
      secretKeys: ['secret'],
      orphaned: async () => left.slice(0, 100),
      attachments: {
        async remove(paths) {
          const gone = paths.filter((path) => !isStuck(path));
          for (const path of gone) left.splice(left.indexOf(path), 1);
          return gone;
        },
      },
      log: () => undefined,
    });
  return { left, ask };
}
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => `quote-attachments/${index}.jpg`);

test('the schedule removes all orphans', async () => {
  const { left, ask } = bucketWith(files(230));
  expect(await (await ask({ apikey: 'secret' })).json()).toEqual({ removed: 230 });
  expect(left).toEqual([]);
});

test.each([[{}], [{ apikey: 'public' }], [{ authorization: 'Bearer nothing' }]])(
  'nobody else may: %o',
  async (headers) => {
    const { left, ask } = bucketWith(files(1));
    expect((await ask(headers as Record<string, string>)).status).toBe(401);
    expect(left).toHaveLength(1);
  },
);

test('a file that cannot be removed neither keeps it going nor holds up the others', async () => {
  const { left, ask } = bucketWith(files(230), (path) => path.endsWith('/0.jpg'));
  expect(await (await ask({ apikey: 'secret' })).json()).toEqual({ removed: 229 });
  expect(left).toHaveLength(1);
});

test('other methods are refused', async () => {
  expect((await bucketWith([]).ask({ apikey: 'secret' }, 'GET')).status).toBe(405);
});
