import type { Example } from '#core/example.ts';

/** The example of the contract, in every target. */
const samples = [
  '{"id":1,"full name":"A","tags":["a"],"owner":{"login":"x"},"kind":null}',
  '{"id":2.5,"full name":"B","tags":[],"kind":"k"}',
];

const codes = {
  typescript: `export interface Root {
  id: number;
  "full name": string;
  tags: string[];
  owner?: Owner;
  kind: string | null;
}

export interface Owner {
  login: string;
}
`,
  zod: `import { z } from 'zod';

export const Owner = z.object({
  login: z.string(),
});
export type Owner = z.infer<typeof Owner>;

export const Root = z.object({
  id: z.number(),
  "full name": z.string(),
  tags: z.array(z.string()),
  owner: Owner.optional(),
  kind: z.string().nullable(),
});
export type Root = z.infer<typeof Root>;
`,
  go: `package main

type Root struct {
	ID       float64  \`json:"id"\`
	FullName string   \`json:"full name"\`
	Tags     []string \`json:"tags"\`
	Owner    *Owner   \`json:"owner,omitempty"\`
	Kind     *string  \`json:"kind"\`
}

type Owner struct {
	Login string \`json:"login"\`
}
`,
  rust: `use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Root {
    pub id: f64,
    #[serde(rename = "full name")]
    pub full_name: String,
    pub tags: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Owner>,
    pub kind: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Owner {
    pub login: String,
}
`,
  'python-dataclass': `from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Owner:
    login: str


@dataclass
class Root:
    id: float
    full_name: str  # "full name"
    tags: list[str]
    kind: str | None
    owner: Owner | None = None
`,
  'python-pydantic': `from __future__ import annotations

from pydantic import BaseModel, Field


class Owner(BaseModel):
    login: str


class Root(BaseModel):
    id: float
    full_name: str = Field(alias="full name")
    tags: list[str]
    owner: Owner | None = None
    kind: str | None
`,
  'python-typeddict': `from __future__ import annotations

from typing import NotRequired, TypedDict


class Owner(TypedDict):
    login: str


Root = TypedDict("Root", {
    "id": float,
    "full name": str,
    "tags": list[str],
    "owner": NotRequired[Owner],
    "kind": str | None,
})
`,
  java: `import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

record Root(
    double id,
    @JsonProperty("full name") String fullName,
    List<String> tags,
    Owner owner,
    String kind
) {}

record Owner(
    String login
) {}
`,
  kotlin: `import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class Root(
    val id: Double,
    @SerialName("full name") val fullName: String,
    val tags: List<String>,
    val owner: Owner? = null,
    val kind: String?,
)

@Serializable
data class Owner(
    val login: String,
)
`,
  csharp: `using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.Json.Serialization;

public sealed record Root
{
    [JsonPropertyName("id")]
    public required double Id { get; init; }

    [JsonPropertyName("full name")]
    public required string FullName { get; init; }

    [JsonPropertyName("tags")]
    public required List<string> Tags { get; init; }

    [JsonPropertyName("owner")]
    public Owner? Owner { get; init; }

    [JsonPropertyName("kind")]
    public required string? Kind { get; init; }
}

public sealed record Owner
{
    [JsonPropertyName("login")]
    public required string Login { get; init; }
}
`,
  swift: `import Foundation

struct Root: Codable {
    let id: Double
    let fullName: String
    let tags: [String]
    let owner: Owner?
    let kind: String?

    enum CodingKeys: String, CodingKey {
        case id
        case fullName = "full name"
        case tags
        case owner
        case kind
    }
}

struct Owner: Codable {
    let login: String
}
`,
  php: `<?php

declare(strict_types=1);

final class Root
{
    public function __construct(
        public readonly float $id,
        public readonly string $fullName, // "full name"
        /** @var list<string> */
        public readonly array $tags,
        public readonly ?string $kind,
        public readonly ?Owner $owner = null,
    ) {
    }
}

final class Owner
{
    public function __construct(
        public readonly string $login,
    ) {
    }
}
`,
};

export const examples: readonly Example[] = [
  ...Object.entries(codes).map(([target, value]) => ({ op: 'convert', input: { samples, target }, value })),
  {
    op: 'convert',
    input: { text: '[{"a":1},{"a":null,"b":[]}]', target: 'typescript', rootName: 'users' },
    value: 'export type Users = User[];\n\nexport interface User {\n  a: number | null;\n  b?: unknown[];\n}\n',
  },
  {
    op: 'convert',
    input: { text: '{"at":"2024-01-01T00:00:00Z","n":12345678901234567890}', target: 'go', dates: 'native' },
    value:
      'package main\n\nimport (\n\t"encoding/json"\n\t"time"\n)\n\ntype Root struct {\n\tAt time.Time   `json:"at"`\n\tN  json.Number `json:"n"`\n}\n',
  },
  {
    op: 'convert',
    input: { text: '{"id":1}', target: 'json-schema' },
    value:
      '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "type": "object",\n  "properties": {\n    "id": {\n      "type": "integer"\n    }\n  },\n  "required": [\n    "id"\n  ]\n}\n',
  },
  { op: 'convert', input: { text: ' ' }, error: 'no-samples' },
  { op: 'convert', input: { text: '1', samples: ['{'] }, error: 'invalid-json', details: { sample: 1, line: 1 } },
  { op: 'convert', input: { text: '1', rootName: '1-2' }, error: 'invalid-name', details: { field: 'rootName' } },
  {
    op: 'convert',
    input: { text: '1', rootName: 'a'.repeat(201) },
    error: 'invalid-name',
    details: { field: 'rootName', reason: 'long' },
  },
  {
    op: 'convert-with-report',
    input: { text: '{"a":{"b":1}}\n{"a":{"b":"x","c":null}}' },
    partial: {
      types: 2,
      optional: 1,
      nullable: 1,
      unions: 1,
      bigs: 0,
      spots: [{ code: 'union', path: '/a/b', sample: 0, offset: 24, line: 2 }],
    },
  },
];
