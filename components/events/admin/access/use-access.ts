'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { InvalidValues } from '@/components/admin/editor/editor-types';
import { useSavedEditor, type SavedEditing } from '@/components/admin/editor/use-saved-editor';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import { readAccess, saveAccess } from '@/lib/modules/events/client/event-access';
import type { EventPlace } from '@/lib/modules/events/client/event-details';
import type { EventAccess } from '@/lib/modules/events/contract/event-access';
import { ACCESS_FIELDS, domainsIn, valuesOf, type AccessValues } from './access-values';

/** The editor of an event's access, with the password beside it: it is in no draft. */
export interface AccessEditor extends SavedEditing<EventAccess, AccessValues> {
  password: string;
  typePassword: (text: string) => void;
  errorOf: (field: 'password' | 'domains') => { error?: string };
}

/** The first wrong domain by its text, since the list is one field. */
function explained(error: unknown, domains: readonly string[], tell: (domain: string) => string): unknown {
  const wrong = error instanceof ApiError ? Object.entries(error.codes) : [];
  const told = wrong.map(([path, [code]]) => {
    const domain = path.startsWith('domains.') ? domains[Number(path.split('.')[1])] : undefined;
    return [path.split('.')[0] ?? path, domain === undefined ? (code ?? '') : tell(domain)];
  });
  return told.length === 0 ? error : new InvalidValues(Object.fromEntries(told.reverse()));
}

/** Only what the mode asks for: an error in a field that is not shown could not be fixed. */
function askedFor(mode: AccessValues['mode'], domains: string[], password: string) {
  if (mode === 'domains') return { domains };
  return mode === 'password' && password !== '' ? { password } : {};
}

/** Whom an event lets in, saved by the admin kit. S3.5-30. */
export function useAccess(place: EventPlace, first: EventAccess): AccessEditor {
  const t = useTranslations('eventAccess');
  const router = useRouter();
  const say = useErrorText();
  const [password, setPassword] = useState('');
  const typed = useRef('');
  const keep = (text: string) => {
    typed.current = text;
    setPassword(text);
  };
  async function send({ mode, domains }: AccessValues, version: number): Promise<EventAccess> {
    const list = domainsIn(domains);
    try {
      return await saveAccess(place, { version, mode, ...askedFor(mode, list, typed.current) });
    } catch (error) {
      throw explained(error, list, (domain) => t('wrongDomain', { domain }));
    }
  }
  const editing = useSavedEditor<EventAccess, AccessValues>(
    {
      place: { kind: 'event-access', tenant: place.tenant, id: place.slug },
      fields: ACCESS_FIELDS,
      valuesOf,
      versionOf: ({ version }) => version,
      isValues: hasShapeOf(valuesOf(first)),
      read: () => readAccess(place),
      save: ({ values, version }) => send(values, Number(version)),
      onSaved: () => {
        keep('');
        toast('success', t('saved'));
        router.refresh();
      },
    },
    first,
  );
  return {
    ...editing,
    password,
    typePassword: (text) => {
      keep(text);
      editing.change({ passwordTyped: text !== '' });
    },
    errorOf: (field) => {
      const error = say.field(editing.errors[field]);
      return error === undefined ? {} : { error };
    },
  };
}
