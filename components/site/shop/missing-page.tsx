import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { CONTROL_CLASSES } from '@/components/ui/field';
import { HELP_ARTICLES_PATH } from '@/lib/modules/site/rules/help/article';

interface SearchFormProps {
  label: string;
  /** The page that answers. */
  path: string;
  /** What that page calls the text. */
  name: string;
}

/** A search that another page answers: no script is needed. */
function SearchForm({ label, path, name }: SearchFormProps) {
  const t = useTranslations('missingPage');
  return (
    <form role="search" action={path} method="get" className="mt-10 max-w-lg">
      <label htmlFor="missing-page-search" className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id="missing-page-search"
          type="search"
          enterKeyHint="search"
          name={name}
          maxLength={100}
          className={CONTROL_CLASSES}
        />
        <Button type="submit" variant="secondary">
          {t('search')}
        </Button>
      </div>
    </form>
  );
}

/** Searches the products of the store whose page is missing. S2.1-80 */
export function ProductSearch({ path }: { path: string }) {
  const t = useTranslations('missingPage');
  return <SearchForm label={t('store.search')} path={path} name="q" />;
}

/** A search of the help articles, and the pages that most people look for. S2.1-79 */
export function MissingPageHelp() {
  const t = useTranslations('missingPage');
  const help = useTranslations('help');
  const menu = useTranslations('marketing.menu');
  const contact = useTranslations('siteContact');
  const links = [
    ['/our-products', menu('products')],
    ['/how-does-it-work', menu('how')],
    ['/help/frequently-asked-questions', help('pages.faq')],
    ['/help/shipping-and-delivery', help('pages.shipping')],
    ['/contact', contact('title')],
  ] as const;
  return (
    <>
      <SearchForm label={help('search.label')} path={HELP_ARTICLES_PATH} name="query" />
      <nav aria-labelledby="missing-page-links" className="mt-8">
        <h2 id="missing-page-links" className="font-text text-base font-semibold">
          {t('links')}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {links.map(([href, text]) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className="inline-block min-h-6 py-1 text-accent underline underline-offset-4"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
