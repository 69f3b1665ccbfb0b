import type { Metadata } from 'next';
import { localeParams } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../../site-metadata';
import { LandingPage, landingTexts, type LandingProps } from '../landing';

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: LandingProps): Promise<Metadata> {
  return siteMetadata({ ...(await landingTexts(params, 'signup')), path: '/shopify/signup' });
}

export default function PlainSignUpPage({ params }: LandingProps) {
  return <LandingPage params={params} programme="signup" />;
}
