import { expect, test } from 'vitest';
import { calls } from './calls.ts';

test('every call is in the list under its own name', () => {
  for (const [name, call] of Object.entries(calls)) expect(call.name).toBe(name);
});

test('the calls are those of the product specification, one logout, and those of e-invoices', () => {
  const table = Object.values(calls).map(({ method, path, auth }) => `${method} ${path} ${auth}`);
  expect(table).toEqual([
    'POST /api/v1/auth/login none',
    'POST /api/v1/auth/logout bearer',
    'GET /api/v1/auth/klanten bearer',
    'GET /api/v1/auth/klantengroepen bearer',
    'GET /api/v1/auth/dataklanten bearer',
    'GET /api/v1/auth/klanten/{id} bearer',
    'POST /api/v1/auth/klanten bearer',
    'PUT /api/v1/auth/klanten/{id} bearer',
    // Of no section: docs/decisions/0028.
    'GET /api/v1/auth/klanten/{id}/peppol bearer',
    'PUT /api/v1/auth/klanten/{id}/peppol bearer',
    'GET /api/v1/auth/klanten/{id}/offertes bearer',
    'GET /api/v1/auth/klanten/{id}/facturen bearer',
    'GET /api/v1/auth/klanten/{id}/betalingen bearer',
    'GET /api/v1/auth/klanten/{id}/creditnotas bearer',
    'GET /api/v1/auth/klantengroep/{id} bearer',
    'POST /api/v1/auth/klantengroep bearer',
    'PUT /api/v1/auth/klantengroep/{id} bearer',
    'DELETE /api/v1/auth/klantengroep/{id} bearer',
    'GET /api/v1/auth/verkoopdocumenten bearer',
    'GET /api/v1/auth/verkoopdocumenten/nextautonumber bearer',
    'POST /api/v1/auth/verkoopdocumenten/{kind} bearer',
    'PUT /api/v1/auth/verkoopdocumenten/{id} bearer',
    'GET /api/v1/auth/verkoopdocumenten/{id} bearer',
    'GET /api/v1/auth/klanten/betalingthings bearer',
    'POST /api/v1/auth/klanten/betaling bearer',
    'GET /api/v1/auth/vervaldagen bearer',
    'GET /api/v1/auth/artikelen bearer',
    'GET /api/v1/auth/periodiekefacturen bearer',
    'POST /api/v1/auth/getvatdata bearer',
    'GET /api/v1/Product/GetByCode session',
    'DELETE /api/v1/Invoice/Remove session',
    'POST /api/v1/Invoice/Save session',
    'GET /api/v1/Invoice/generatepdf session',
    // Of no section: docs/decisions/0028.
    'GET /api/v1/auth/verkoopdocumenten/{id}/efactuur bearer',
    'POST /api/v1/auth/verkoopdocumenten/{id}/efactuur bearer',
    'DELETE /api/v1/auth/verkoopdocumenten/{id}/efactuur bearer',
    'GET /api/v1/auth/verkoopdocumenten/{id}/efactuur/xml bearer',
    'GET /api/v1/auth/verkoopdocumenten/{id}/efactuur/voorbeeld bearer',
    'GET /api/v1/auth/efacturen/aantallen bearer',
    'GET /api/v1/auth/efacturen bearer',
    'GET /api/v1/auth/efacturen/klanten bearer',
    // Of no section: docs/decisions/0031.
    'GET /api/v1/auth/verkoopdocumenten/{id}/crediteerbaar bearer',
    'POST /api/v1/auth/verkoopdocumenten/{id}/terugbetaling bearer',
  ]);
});

test('no two calls share method and path, and all are under one version', () => {
  const addresses = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^[A-Z]+ \/api\/v1\//);
});
