import { readProject, saveProject } from '@vakman/supabase/client/projects';
import { fetchProjectFile } from '@vakman/supabase/client/project-files';
import { picture, tellsLatitude } from '../support/pictures.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { loseFirstAnswer } from './lose-first-answer.ts';
import { projectDraft } from './project-draft.ts';

test('photos that were taken without a network outlive the page, are stored once over lost answers, and reach the customer', async ({
  browser,
  stack,
}) => {
  const session = await sharedSession('employee');
  const office = { ...stack.connection, accessToken: session.access_token };
  const project = projectDraft(`Kozijnen ${crypto.randomUUID().slice(0, 8)}`);
  await saveProject(office, project);
  const address = `${stack.siteUrl}/admin/projects/${project.id}`;
  const context = await browser.newContext({ ...keeping(session), viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  const album = page.locator('input[type=file][multiple]');
  await album.waitFor({ state: 'attached' });

  // On the scaffold there is no network: nothing that is sent arrives.
  await context.route('**/storage/v1/object/project-files/**', (route) =>
    route.abort('internetdisconnected'),
  );
  const buffer = await picture('jpeg', 3000, 2000, { latitude: true });
  await album.setInputFiles(
    ['voor.jpg', 'zij.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })),
  );
  await expect(page.locator('.waiting-photos li')).toHaveCount(2);
  expect((await readProject(office, project.id))?.photos).toEqual([]);

  // The page is closed; another one is opened elsewhere in the office once there is a network, whose answers get lost.
  await page.close();
  await context.unroute('**/storage/v1/object/project-files/**');
  const other = await context.newPage();
  await loseFirstAnswer(other, '**/storage/v1/object/project-files/**');
  await loseFirstAnswer(other, '**/rest/v1/rpc/add_project_photos');
  await other.goto(`${stack.siteUrl}/admin/clients`);
  await expect
    .poll(async () => (await readProject(office, project.id))?.photos.length, { timeout: 30_000 })
    .toBe(2);
  await expect(other.locator('.queue-strip')).toHaveCount(0);
  const stored = await readProject(office, project.id);
  expect(stored?.entries.filter(({ kind }) => kind === 'photos')).toHaveLength(1);
  for (const { path, small_path: small, width, height } of stored?.photos ?? []) {
    expect([width, height]).toEqual([2048, 1365]);
    const files = await Promise.all([path, small ?? ''].map((each) => fetchProjectFile(office, each)));
    for (const file of files) expect(await tellsLatitude(await file.bytes())).toBe(false);
  }
  await context.close();

  const home = await browser.newContext(keeping(await sharedSession('customer')));
  const seen = await home.newPage();
  await seen.goto(`${stack.siteUrl}/project/${project.id}`);
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText(project.title);
  await expect(seen.locator('.project-photos img')).toHaveCount(2);
  await home.close();
});
