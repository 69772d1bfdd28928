import { expect, test } from 'vitest';
import { handle } from './handler.ts';

function bucketWith(files: string[], isStuck: (path: string) => boolean = () => false) {
  const left = [...files];
  const background: Promise<unknown>[] = [];
  const logged: unknown[] = [];
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
      inBackground: (work) => background.push(work),
      log: (...line) => logged.push(line),
    });
  const done = () => Promise.all(background);
  return { left, ask, done, logged };
}
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => `quote-attachments/${index}.jpg`);

test('the schedule removes all orphans', async () => {
  const { left, ask, done, logged } = bucketWith(files(230));
  expect(ask({ apikey: 'secret' }).status).toBe(202);
  await done();
  expect(left).toEqual([]);
  expect(logged).toEqual([['attachments swept', { removed: 230 }]]);
});

test('the schedule is answered before anything is removed', async () => {
  const { left, ask, done } = bucketWith(files(3));
  expect(ask({ apikey: 'secret' }).status).toBe(202);
  expect(left).toHaveLength(3);
  await done();
  expect(left).toEqual([]);
});

test.each([[{}], [{ apikey: 'public' }], [{ authorization: 'Bearer nothing' }]])(
  'nobody else may: %o',
  async (headers) => {
    const { left, ask } = bucketWith(files(1));
    expect(ask(headers as Record<string, string>).status).toBe(401);
    expect(left).toHaveLength(1);
  },
);

test('a file that cannot be removed neither keeps it going nor holds up the others', async () => {
  const { left, ask, done } = bucketWith(files(230), (path) => path.endsWith('/0.jpg'));
  ask({ apikey: 'secret' });
  await done();
  expect(left).toEqual(['quote-attachments/0.jpg']);
});

test('other methods are refused', () => {
  expect(bucketWith([]).ask({ apikey: 'secret' }, 'GET').status).toBe(405);
});
