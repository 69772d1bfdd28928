/** By these a browser fetches a page of our own in advance, when the pointer rests on a link to it. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/(api|assets|embed)/*' } }] },
      eagerness: 'moderate',
    },
  ],
});
