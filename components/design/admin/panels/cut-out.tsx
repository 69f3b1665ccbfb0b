'use client';

import { Eraser } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import {
  cutOutPicture,
  type UploadProblem,
  type UploadTarget,
} from '@/lib/modules/uploads/client/upload-picture';
import type { ImageLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { PanelSection } from './panel-section';
import { RangeField } from './range-field';

const FIRST_PERCENT = 10;

type Standing = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: UploadProblem };

interface CutOutProps {
  layer: ImageLayer;
  target: UploadTarget;
}

/** Removes a flat background: a new picture replaces the old one; undo restores it. */
export function CutOut({ layer, target }: CutOutProps) {
  const t = useTranslations('designer.cutOut');
  const say = useTranslations('uploads');
  const { editor, onPicture } = useDesigner();
  const [percent, setPercent] = useState(FIRST_PERCENT);
  const [standing, setStanding] = useState<Standing>({ is: 'idle' });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function cut() {
    const call = new AbortController();
    abort.current = call;
    setStanding({ is: 'busy' });
    const outcome = await cutOutPicture(target, layer.src, { tolerance: percent / 100, signal: call.signal });
    if (call.signal.aborted) return;
    if (!outcome.ok) return setStanding({ is: 'refused', problem: outcome.error });
    const { id, ...picture } = outcome.value;
    onPicture(id, picture);
    setStanding({ is: 'idle' });
    editor.dispatch({ type: 'set-image', ids: [layer.id], fields: { src: id, location: 'file' } });
  }
  return (
    <PanelSection title={t('title')}>
      <p className="text-[0.9375rem] text-muted">{t('hint')}</p>
      <RangeField
        label={t('tolerance')}
        value={percent}
        min={1}
        max={50}
        step={1}
        said={t('percent', { percent })}
        write={setPercent}
      />
      <Button
        variant="secondary"
        size="sm"
        icon={<Eraser aria-hidden="true" className="size-4.5" />}
        busy={standing.is === 'busy'}
        busyText={t('busy')}
        onClick={cut}
        className="min-h-10 w-full"
      >
        {t('cut')}
      </Button>
      <div role="status">
        {standing.is === 'refused' ? (
          <FieldError
            id={`cut-out-${layer.id}`}
            error={say(`refused.${standing.problem.code}`, standing.problem.values)}
          />
        ) : null}
      </div>
    </PanelSection>
  );
}
