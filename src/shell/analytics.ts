import Plausible from 'plausible-tracker';
import type { Config } from '#core/config.ts';
import { config } from './config.ts';

/** How long a click on an external link waits, so that the event is sent before the page unloads. */
const outboundDelay = 150;

type Tracker = ReturnType<typeof Plausible>;
type TrackEvent = Tracker['trackEvent'];

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

function isOutbound(link: HTMLAnchorElement): boolean {
  return /^https?:$/.test(link.protocol) && link.host !== location.host;
}

function followClicks(trackEvent: TrackEvent): void {
  document.addEventListener('click', (event) => {
    const origin = event.composedPath()[0];
    const link = origin instanceof Element ? origin.closest<HTMLAnchorElement>('a[href]') : undefined;
    if (!link) return;
    const name = link.dataset['event'];
    if (name) trackEvent(name);
    if (!isOutbound(link)) return;
    // A tool may have made the address of what was typed into it.
    const url = link.closest('main') ? link.origin : link.href;
    trackEvent('Outbound Link: Click', { props: { url } });
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target === '_blank';
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    setTimeout(() => location.assign(link.href), outboundDelay);
  });
}

/**
 * Sends page views, outbound links and the events that links name in `data-event`, as the configuration says. Imported
 * only when analytics are enabled: otherwise none of this is fetched.
 */
export function startAnalytics(settings: Config = config): Tracker {
  const domain = settings['plausible.domain'];
  const tracker = Plausible({
    ...(domain !== '' && { domain }),
    apiHost: settings['plausible.apiHost'].replace(/\/+$/, ''),
    trackLocalhost: settings['plausible.trackLocalhost'],
    // The tracker reads these for every event. A query or a fragment may hold what was typed.
    get url() {
      return withoutQuery(location.href);
    },
    get referrer() {
      return withoutQuery(document.referrer) || null;
    },
  });
  tracker.enableAutoPageviews();
  followClicks(tracker.trackEvent);
  return tracker;
}
