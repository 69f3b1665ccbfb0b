'use client';

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { awaitFrame, sendLook } from '@/lib/modules/storefront/client/live-look';
import type { LivePage } from '@/lib/modules/storefront/contract/live-look';
import { editedLook } from './store-look';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';
import { useObjectUrl } from './use-object-url';

/** After this long without a word from the frame, the editor says that it has not loaded. */
const PATIENCE_MS = 20_000;

interface LiveFrame {
  ref: RefObject<HTMLIFrameElement | null>;
  state: 'loading' | 'ready' | 'failed';
  /** For the frame's key: another one loads it again. */
  attempt: number;
  again: () => void;
}

/** Keeps a frame with the storefront in step with the editor: every change is sent at once. S3.6-12. */
export function useLiveFrame(editor: Editor, page: LivePage): LiveFrame {
  const { configuration } = editor;
  const config = useEditedConfig(editor.form.control);
  const logo = useObjectUrl(config.customLogo.blob);
  const background = useObjectUrl(config.customBackground.blob);
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<LiveFrame['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState(0);
  const look = useMemo(
    () => editedLook(config, configuration, { logo, background }),
    [config, configuration, logo, background],
  );

  useEffect(() => {
    const onReady = () => {
      setState('ready');
      setHeard((times) => times + 1);
    };
    return awaitFrame(() => ref.current?.contentWindow, onReady);
  }, []);
  // Also to a frame that was not heard yet: it may have spoken before this page listened, and answers the first look.
  useEffect(() => {
    sendLook(ref.current?.contentWindow, { kind: 'store-look', config: look, page });
  }, [heard, look, page]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setInterval(() => {
      // One that is not laid out has not begun to load.
      if (ref.current?.offsetParent) setState('failed');
    }, PATIENCE_MS);
    return () => clearInterval(timer);
  }, [state, attempt]);

  function again() {
    setState('loading');
    setAttempt((count) => count + 1);
  }
  return { ref, state, attempt, again };
}
