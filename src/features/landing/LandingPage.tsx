import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { recordEvent } from '#/platform/analytics.ts';
import { CallToAction } from './CallToAction.tsx';
import { ContactCall } from './ContactCall.tsx';
import { FeatureExplorer } from './explorer/FeatureExplorer.tsx';
import { Hero } from './hero/Hero.tsx';
import { Pricing } from './Pricing.tsx';
import { Showcase } from './showcase/Showcase.tsx';
import { Statistics } from './Statistics.tsx';
import './showcase/taken-away.css.ts';

// They stand above the page and move nothing of it, so they come once it is there.
const Floats = lazy(async () => ({ default: (await import('./floats/Floats.tsx')).Floats }));

export function LandingPage() {
  const [loaded, setLoaded] = useState(false);
  useHomepageLoaded();
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Hero />
      {/* Each comes alive by itself, so that a press waits for one section and not for all. */}
      <Suspense>
        <FeatureExplorer />
      </Suspense>
      <Suspense>
        <Showcase />
      </Suspense>
      <Suspense>
        <CallToAction />
      </Suspense>
      <Suspense>
        <Pricing />
      </Suspense>
      <Suspense>
        <Statistics />
      </Suspense>
      <Suspense>
        <ContactCall />
      </Suspense>
      {loaded && (
        <Suspense>
          <Floats />
        </Suspense>
      )}
    </>
  );
}

const useHomepageLoaded = (): void => {
  const { user } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => recordEvent('homepage_loaded', { userId }), [userId]);
};
