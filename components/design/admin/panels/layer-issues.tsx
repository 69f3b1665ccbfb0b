'use client';

import { CircleAlert, TriangleAlert, Wrench } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { mendOf, type OrderEdit } from '@/lib/modules/design/rules/fix-issue';
import type { PreflightIssue } from '@/lib/modules/design/rules/preflight-types';
import { useDesigner, useScene } from './designer-context';

/** Findings for one layer on the shown side. */
export function useLayerIssues(layerId: string): readonly PreflightIssue[] {
  const { issues, editor } = useDesigner();
  return issues[editor.state.side].filter((issue) => issue.layerId === layerId);
}

/** One finding: error or warning, never told by colour alone. */
export function IssueLine({ issue }: { issue: PreflightIssue }) {
  const say = useTranslations('preflight');
  const t = useTranslations('designer.issues');
  const blocks = issue.severity === 'block';
  const Icon = blocks ? CircleAlert : TriangleAlert;
  return (
    <p className={blocks ? 'text-danger' : 'text-warn'}>
      <Icon aria-hidden="true" className="me-1.5 mb-0.5 inline size-4" />
      <span className="font-semibold">{blocks ? t('block') : t('warn')}</span>{' '}
      <span>{say(issue.code, issue.values)}</span>
    </p>
  );
}

interface LayerIssuesProps {
  layerId: string;
}

/** The print check's findings for a layer, each with a fix where there is one. */
export function LayerIssues({ layerId }: LayerIssuesProps) {
  const issues = useLayerIssues(layerId);
  if (issues.length === 0) return null;
  return (
    <ul className="grid gap-2.5 border-t border-line px-4 py-3.5 text-[0.9375rem] first:border-t-0">
      {issues.map((issue) => (
        <li key={issue.code} className="grid justify-items-start gap-1.5">
          <IssueLine issue={issue} />
          <MendButton issue={issue} />
        </li>
      ))}
    </ul>
  );
}

function MendButton({ issue }: { issue: PreflightIssue }) {
  const t = useTranslations('designer.mend');
  const { editor, checkedWith, readOnly } = useDesigner();
  const scene = useScene();
  const mend = scene && !readOnly ? mendOf(issue, scene, checkedWith) : null;
  if (!mend || issue.layerId === null) return null;
  const ids = [issue.layerId];
  const apply = ({ command }: OrderEdit) => editor.dispatch({ ...command, ids });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Wrench aria-hidden="true" className="size-4" />}
      onClick={() => apply(mend)}
    >
      {t(mend.kind, mend.values)}
    </Button>
  );
}
