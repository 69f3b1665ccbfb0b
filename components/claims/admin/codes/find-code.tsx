import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

/** Leads to a code of the event in any spelling; a form that works without scripts. D23-1. */
export function FindCode({ slug }: { slug: string }) {
  const t = useTranslations('codes');
  return (
    <form
      method="get"
      action={`/events/${slug}/codes/all`}
      role="search"
      className="mt-5 flex flex-wrap items-start gap-3"
    >
      <TextField
        name="search"
        type="search"
        label={t('find')}
        hint={t('findHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        className="w-full sm:max-w-80"
      />
      {/* Beside the field, not beside its hint. */}
      <Button
        type="submit"
        variant="secondary"
        icon={<Search aria-hidden="true" className="size-4.5" />}
        className="sm:mt-7.5"
      >
        {t('findButton')}
      </Button>
    </form>
  );
}
