import type { Metadata } from 'next';
import { localeParams } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../../site-metadata';
import { LandingPage, landingTexts, type LandingProps } from '../landing';

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: LandingProps): Promise<Metadata> {
  return siteMetadata({ ...(await landingTexts(params, 'spoke')), path: '/shopify/spoke' });
}

export default function SpokeSignUpPage({ params }: LandingProps) {
  return <LandingPage params={params} programme="spoke" />;
}
