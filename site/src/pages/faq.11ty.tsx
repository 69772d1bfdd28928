import { usePage } from '../page/page-context.tsx';
import { CallToQuote } from '../_components/call-to-quote/call-to-quote.tsx';
import { LaterStyle } from '../_components/later-style.tsx';
import { PageHead } from '../_components/page-head/page-head.tsx';
import { Questions } from '../_components/questions/questions.tsx';
import { pageTemplate } from '../_layouts/page-template.tsx';

/** What people ask, by subject. */
function FaqPage() {
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

export default pageTemplate(FaqPage, 'faq');
