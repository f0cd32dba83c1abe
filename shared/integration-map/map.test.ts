import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScheduler } from '../scheduler.ts'
import { createIntegrationMap } from './map.ts'

type Id = 'chat' | 'crm' | 'office'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const machine = createIntegrationMap<Id>()
const open = () => createScheduler(machine, globalThis)
const mouse = { pointer: 'mouse' } as const
const touch = { pointer: 'touch' } as const
const at = 20

test('connections stay 300 ms after the pointer leaves', () => {
  const map = open()
  map.send({ type: 'enter', node: 'crm', ...mouse })
  expect(map.state()).toMatchObject({ hovered: 'crm', shown: 'crm', selected: null })
  vi.advanceTimersByTime(60_000)
  map.send({ type: 'leave', node: 'crm', ...mouse })
  expect(map.state()).toMatchObject({ hovered: null, shown: 'crm' })
  vi.advanceTimersByTime(299)
  expect(map.state().shown).toBe('crm')
  vi.advanceTimersByTime(1)
  expect(map.state()).toEqual(machine.initial)
  expect(vi.getTimerCount()).toBe(0)
})

test('coming back within the linger, or to another node, keeps or changes what shows', () => {
  const map = open()
  map.send({ type: 'enter', node: 'crm', ...mouse })
  map.send({ type: 'leave', node: 'crm', ...mouse })
  vi.advanceTimersByTime(200)
  map.send({ type: 'enter', node: 'crm', ...mouse })
  vi.advanceTimersByTime(1_000)
  expect(map.state().shown).toBe('crm')
  map.send({ type: 'leave', node: 'crm', ...mouse })
  map.send({ type: 'enter', node: 'chat', ...mouse })
  vi.advanceTimersByTime(1_000)
  expect(map.state()).toMatchObject({ hovered: 'chat', shown: 'chat' })
})

test('a late leave of the node before does not end the hover of the next', () => {
  const map = open()
  map.send({ type: 'enter', node: 'crm', ...mouse })
  map.send({ type: 'enter', node: 'chat', ...mouse })
  map.send({ type: 'leave', node: 'crm', ...mouse })
  expect(map.state().hovered).toBe('chat')
})

test('a click selects, a second deselects, another node takes over', () => {
  const map = open()
  map.send({ type: 'enter', node: 'crm', ...mouse })
  map.send({ type: 'press', node: 'crm', at, ...mouse })
  expect(map.state()).toMatchObject({ selected: 'crm', at, hovered: 'crm' })
  map.send({ type: 'press', node: 'chat', at: 2, ...mouse })
  expect(map.state()).toMatchObject({ selected: 'chat', at: 2 })
  map.send({ type: 'press', node: 'chat', at, ...mouse })
  expect(map.state()).toMatchObject({ selected: null, at: null, hovered: 'crm' })
})

test('the selection outlives the hover, and the hover the selection', () => {
  const map = open()
  map.send({ type: 'enter', node: 'crm', ...mouse })
  map.send({ type: 'press', node: 'crm', at, ...mouse })
  map.send({ type: 'leave', node: 'crm', ...mouse })
  vi.advanceTimersByTime(300)
  expect(map.state()).toMatchObject({ shown: null, selected: 'crm', at })
  map.send({ type: 'enter', node: 'chat', ...mouse })
  map.send({ type: 'close' })
  expect(map.state()).toMatchObject({ shown: 'chat', selected: null, at: null })
})

test('a tap shows connections for as long as the node is selected', () => {
  const map = open()
  map.send({ type: 'enter', node: 'crm', ...touch })
  expect(map.state()).toBe(machine.initial)
  map.send({ type: 'press', node: 'crm', at, ...touch })
  map.send({ type: 'leave', node: 'crm', ...touch })
  map.send({ type: 'blur', node: 'crm' })
  map.send({ type: 'focus', node: 'crm' })
  vi.advanceTimersByTime(1_000)
  expect(map.state()).toMatchObject({ shown: 'crm', selected: 'crm' })
  map.send({ type: 'press', node: 'chat', at, ...touch })
  expect(map.state()).toMatchObject({ shown: 'chat', selected: 'chat' })
  map.send({ type: 'press', node: 'chat', at, ...touch })
  expect(map.state()).toEqual(machine.initial)
  map.send({ type: 'press', node: 'chat', at, ...touch })
  map.send({ type: 'focus', node: 'chat' })
  map.send({ type: 'close' })
  expect(map.state()).toEqual(machine.initial)
})

test('the keyboard has all of it', () => {
  const map = open()
  map.send({ type: 'focus', node: 'crm' })
  expect(map.state()).toMatchObject({ hovered: 'crm', shown: 'crm' })
  map.send({ type: 'press', node: 'crm', at, pointer: 'keyboard' })
  expect(map.state()).toMatchObject({ selected: 'crm', at })
  map.send({ type: 'escape' })
  expect(map.state()).toMatchObject({ selected: null, shown: 'crm' })
  map.send({ type: 'escape' })
  expect(map.state()).toEqual(machine.initial)
  map.send({ type: 'focus', node: 'office' })
  map.send({ type: 'blur', node: 'office' })
  vi.advanceTimersByTime(300)
  expect(map.state().shown).toBeNull()
})

test('what changes nothing leaves the very same state', () => {
  const { reduce, initial } = machine
  expect(reduce(initial, { type: 'leave', node: 'crm', ...mouse })).toBe(initial)
  expect(reduce(initial, { type: 'close' })).toBe(initial)
  expect(reduce(initial, { type: 'escape' })).toBe(initial)
  expect(reduce(initial, { type: 'lingerEnd' })).toBe(initial)
  const hovering = reduce(initial, { type: 'enter', node: 'crm', ...mouse })
  expect(reduce(hovering, { type: 'enter', node: 'crm', ...mouse })).toBe(hovering)
})
