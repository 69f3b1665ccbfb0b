import { browserCall } from '@/lib/client/browser';
import type {
  addHoliday,
  countNational,
  HolidayForm,
  setHoliday,
} from '@/lib/modules/fulfilment/contract/holidays';
import { addHolidayCall, countNationalCall, setHolidayCall } from '@/lib/modules/fulfilment/contract/paths';

/** Adds a day on which a country rests. Rejects with an ApiError. S2.2-307. */
export async function saveHoliday(body: HolidayForm): Promise<void> {
  await browserCall<typeof addHoliday>(addHolidayCall, { params: {}, body });
}

/** Lets all national holidays of a country count of which nothing was decided. Rejects with an ApiError. S2.2-307. */
export async function takeUpNational(nation: string): Promise<void> {
  await browserCall<typeof countNational>(countNationalCall, { params: { nation }, body: {} });
}

/** Takes a day of rest away, or brings it back. Rejects with an ApiError. S2.2-307. */
export async function decideHoliday(nation: string, day: string, counts: boolean): Promise<void> {
  await browserCall<typeof setHoliday>(setHolidayCall, { params: { nation, day }, body: { counts } });
}
