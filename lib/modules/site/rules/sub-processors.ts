/** What a sub-processor does; the texts are `law.processors.tasks`. */
const PROCESSOR_TASKS = [
  'hosting',
  'payments',
  'mail',
  'realtime',
  'files',
  'analytics',
  'chat',
  'support',
] as const;
type ProcessorTask = (typeof PROCESSOR_TASKS)[number];

/** A company that processes personal data for the platform. */
export interface SubProcessor {
  name: string;
  country: string;
  task: ProcessorTask;
}

const isTask = (text: string): text is ProcessorTask => PROCESSOR_TASKS.some((task) => task === text);

/**
 * The companies that the configuration names, `Name, Country, task; …`, in its order. A name may contain commas. Throws on
 * an entry that is incomplete or has an unknown task. S2.1-54.
 */
export function parseSubProcessors(configured: string): SubProcessor[] {
  const entries = configured.split(';').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const parts = entry.split(',').map((part) => part.trim());
      const [task = '', country = '', ...names] = parts.reverse();
      const name = names.reverse().join(', ');
      if (!isTask(task) || country === '' || name === '') {
        throw new Error(`SUB_PROCESSORS: "${entry}" is not "Name, Country, task"`);
      }
      return { name, country, task };
    });
}

/**
 * What the page lists: the companies that are named, and those that the installation uses by its settings and names nowhere.
 * S2.1-54.
 */
export function listSubProcessors(
  named: readonly SubProcessor[],
  used: readonly SubProcessor[],
): SubProcessor[] {
  const tasks = new Set(named.map(({ task }) => task));
  return [...named, ...used.filter(({ task }) => !tasks.has(task))];
}
