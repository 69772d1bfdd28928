import { expect, test } from 'vitest';
import { repositoryFiles } from './repository.ts';
import { missingWords } from './words-of-pages.ts';

test('a page of the dashboard comes with all its words, so that nothing that is shown goes again', () => {
  const files = repositoryFiles().filter(
    ({ path }) => /^dashboard\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  expect(missingWords(files)).toEqual([]);
});

test('words that a part of a page asks for, and the page does not name, are told', () => {
  const pages = (named: string) => ({
    path: 'dashboard/src/router/pages.ts',
    text: `lazyPage(\n  () => import('../log/log-page.tsx'),\n  logWords${named},\n)`,
  });
  const others = [
    {
      path: 'dashboard/src/log/log-page.tsx',
      text: `import { Form } from './form.tsx';\nimport type { A } from './a.tsx';`,
    },
    { path: 'dashboard/src/log/form.tsx', text: `const words = useWords(signInWords);` },
    { path: 'dashboard/src/log/a.tsx', text: `const words = useWords(otherWords);` },
  ];
  expect(missingWords([pages(''), ...others])).toEqual([
    'dashboard/src/router/pages.ts: dashboard/src/log/log-page.tsx comes without the words of sign-in',
  ]);
  expect(missingWords([pages(', signInWords'), ...others])).toEqual([]);
});
