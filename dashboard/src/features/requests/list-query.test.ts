import { describe, expect, it, test } from 'vitest';
import { filterOf, isFiltered, orderOf, withoutEmpty } from './list-query.ts';

describe('what an address asks for', () => {
  it('leaves all where it says nothing, or what nobody understands', () => {
    expect(filterOf({})).toEqual({});
    expect(filterOf({ search: '  ', state: 'gone', assignee: '42' })).toEqual({});
    expect(orderOf({ sort: 'size' })).toEqual({ sort: 'received', descending: true });
  });

  it('filters by state, by colleague and by what is typed', () => {
    const assignee = '11111111-1111-4111-8111-111111111111';
    expect(filterOf({ search: ' Bakker ', state: 'won', assignee })).toEqual({
      search: 'Bakker',
      states: ['won'],
      assignees: [assignee],
    });
    expect(filterOf({ assignee: 'nobody' })).toEqual({ assignees: [null] });
    expect(filterOf({ language: 'uk', source: 'vve-almere' })).toEqual({
      languages: ['uk'],
      sources: ['vve-almere'],
    });
    expect(filterOf({ language: 'xx', source: 'own' })).toEqual({ sources: [''] });
  });

  it('shows what is due first at its beginning', () => {
    expect(orderOf({ sort: 'due' })).toEqual({ sort: 'due', descending: false });
  });
});

test('one list has one address', () => {
  expect(withoutEmpty({ search: '', state: 'new' })).toEqual({ state: 'new' });
});

test('how a list is shown leaves nothing out', () => {
  expect(isFiltered({ view: 'board', search: '' })).toBe(false);
  expect(isFiltered({ view: 'board', state: 'new' })).toBe(true);
});
