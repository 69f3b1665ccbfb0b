'use client';

export { ProductErrorPage as default } from '../../product-error';
