import { describe, expect, test } from 'vitest';
import { titleParts } from './title-words.tsx';

const names = ['格罗宁根省', '乳胶漆喷涂'];

describe('the parts of a Chinese title', () => {
  test('keep names whole', () => {
    expect(titleParts('在格罗宁根省乳胶漆喷涂', names, 'zh')).toEqual(['在', '格罗宁根省', '乳胶漆喷涂']);
  });

  test('never begin with punctuation or a single character', () => {
    for (const part of titleParts('您的房屋、屋檐和窗框：什么颜色才最合适呢？', names, 'zh'))
      expect(part).toMatch(/^\p{Script=Han}{2}/u);
  });

  test('begin after a mark, also with a single character and the word after it', () => {
    expect(titleParts('格罗宁根省的老房子：先看裂缝', names, 'zh')).toEqual([
      '格罗宁根省的老',
      '房子：',
      '先看',
      '裂缝',
    ]);
  });

  test('are the clauses where these are short', () => {
    expect(titleParts('格罗宁根省：先看裂缝，再上漆', names, 'zh')).toEqual([
      '格罗宁根省：',
      '先看裂缝，',
      '再上漆',
    ]);
  });

  test('together are the title', () => {
    const title = '涂装工程的增值税：何时 9%，何时 21%？';
    expect(titleParts(title, names, 'zh').join('')).toBe(title);
  });
});
