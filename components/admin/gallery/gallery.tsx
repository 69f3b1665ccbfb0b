import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { SECTIONS } from './sections';

const idOf = (title: string) => `gallery-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/** All sections of the gallery below each other, with a table of contents. On the server, since charts are drawn there. */
export function Gallery() {
  return (
    <PageBody className="grid content-start gap-10">
      <PageHeader title="Admin kit" detail="Every part in each state. Only npm run dev serves this page." />
      <nav aria-label="Parts">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {SECTIONS.map(({ title }) => (
            <li key={title}>
              <a href={`#${idOf(title)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map(({ title, component: Section }) => (
        <section key={title} aria-labelledby={idOf(title)} className="grid gap-4 border-t border-line pt-6">
          <h2 id={idOf(title)} className="text-2xl">
            {title}
          </h2>
          <Section />
        </section>
      ))}
    </PageBody>
  );
}
