import useSWR from 'swr';
import { browserCall } from '@/lib/client/browser';
import { urlOf } from '@/lib/client/call';
import type { CodesPlace } from './batches';
import type {
  CodeSheet,
  listSheets,
  retrySheet as retriedBy,
  SheetBody,
  SheetList,
  startSheet as startedBy,
} from '@/lib/modules/claims/contract/code-sheet';
import {
  listSheetsCall,
  retrySheetCall,
  sheetFileCall,
  startSheetCall,
} from '@/lib/modules/claims/contract/paths';

const EVERY_MS = 1_000;

/** A sheet's job is at it. It goes on without the page. */
export const isBeingMade = ({ status }: Pick<CodeSheet, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** The sheets of a batch, followed while one is being made. D40-10. */
export function useSheets(place: CodesPlace, batch: string) {
  return useSWR<SheetList, Error>(
    ['code-sheets', place.tenant, place.slug, batch],
    () => browserCall<typeof listSheets>(listSheetsCall, { params: { ...place, batch }, progress: false }),
    {
      refreshInterval: (latest) => (latest?.sheets.some(isBeingMade) ? EVERY_MS : 0),
      revalidateOnFocus: false,
    },
  );
}

/** Lets cards of a batch's codes be drawn. Throws an ApiError for a text that can't be printed. */
export function startSheet(place: CodesPlace, batch: string, body: SheetBody): Promise<CodeSheet> {
  return browserCall<typeof startedBy>(startSheetCall, { params: { ...place, batch }, body });
}

/** Lets a sheet that has failed go on. */
export function retrySheet(place: CodesPlace, batch: string, sheet: string): Promise<CodeSheet> {
  return browserCall<typeof retriedBy>(retrySheetCall, { params: { ...place, batch, sheet }, body: {} });
}

/** Where a file of a sheet is downloaded, counted from 1. */
export const sheetFileHref = (place: CodesPlace, batch: string, sheet: string, file: number): string =>
  urlOf(sheetFileCall.path, { ...place, batch, sheet, file: String(file) });
