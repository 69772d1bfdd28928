import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { goTemplateNames } from '@vakman/supabase/auth-mails/go-templates';
import { writeGoTemplates } from '@vakman/supabase/auth-mails/write-go-templates';
import { runOnProject } from '@vakman/supabase/local/supabase-project';
import { afterAll, beforeAll, expect, it } from 'vitest';

const environment = { SITE_URL: 'https://vakman.example' };
const bareProject = {
  data: { type: 'project_config', id: 'project', attributes: { auth: { disable_signup: false } } },
};

let workdir: string;
beforeAll(async () => {
  workdir = await mkdtemp(join(tmpdir(), 'vakman-templates-'));
  await cp(join(root, 'supabase/config.toml'), join(workdir, 'supabase/config.toml'));
});
afterAll(() => rm(workdir, { recursive: true }));

/** Pushes the settings to a project that keeps none of them. */
async function push() {
  let sent: Record<string, unknown> = {};
  const result = await runOnProject(['config', 'push'], { workdir, environment }, async (path, request) => {
    if (path === '/config') return Response.json(bareProject);
    if (path === '/billing/addons') return Response.json({ selected_addons: [], available_addons: [] });
    if (path === '/config/auth') sent = (await request.json()) as typeof sent;
    return new Response(null, { status: 404 });
  });
  return { result, sent };
}

it('without the templates of the build nothing is pushed, and the CLI says which file it misses', async () => {
  const { result, sent } = await push();
  expect(result.answer).toContain('auth.email.template.confirmation.content_path');
  expect(sent).toEqual({});
});

it('after the build each mail goes to the project with its subject and its words', async () => {
  await writeGoTemplates(join(workdir, 'dist/auth-mails'), environment.SITE_URL);
  const { sent } = await push();
  for (const name of goTemplateNames) {
    expect(sent[`mailer_subjects_${name}`], name).toContain('.Data.language');
    expect(sent[`mailer_templates_${name}_content`], name).toContain('<!doctype html>');
    expect(sent[`mailer_templates_${name}_content`], name).toContain('{{ .Token }}');
  }
});
