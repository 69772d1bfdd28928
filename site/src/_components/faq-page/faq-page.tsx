import { usePage } from '../../page/page-context.tsx';
import { CallToQuote } from '../call-to-quote/call-to-quote.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Questions } from '../questions/questions.tsx';

/** What people ask, by subject. */
export function FaqPage() {
  const { content, lang } = usePage();
  const { title, lead, groups } = content.faq[lang];
  return (
    <>
      <PageHead title={title} lead={lead} />
      <LaterStyle />
      {groups.map((group) => (
        <section key={group.id} id={group.id} className="questions-section split band">
          <h2>{group.title}</h2>
          <Questions questions={group.questions} />
        </section>
      ))}
      <CallToQuote />
    </>
  );
}
