@extends('layouts.base')
@php($theme = 'dark')
@section('content')
  {{-- <div data-widget="Old"></div> --}}
  <main class="card content-wrap">
    <div data-widget="OfferClaimApp" @class(['offer', 'dark' => $dark]) data-offer-code="{{ $offer->code }}" data-theme="{{ $dark ? 'dark' : 'light' }}">@include('offers.placeholder')</div>
    <div {{ $attributes->merge(['class' => 'earn', 'data-widget' => 'SubscriptionCalculator', 'data-start-position' => 4]) }}>{{ trans('earn') }}</div>
    <div data-widget="{{ $large ? 'MapV6' : 'Map' }}" class="map" data-load="{{ $late ? 'idle' : 'visible' }}">{{ $slot }}</div>
    <x-offer-widget widget="MobileLink" theme="light" />
    @include('parts.offer-widget', ['widget' => 'AmexApp', 'theme' => 'dark'])
    <div data-widget="Checkout" class="checkout" data-props='@json($props)' data-flow="{{ $flow ?? 'purchase' }}" data-theme="{{ $theme }}">{!! $html !!}</div>
    @auth
      <div data-widget="UserFlow" class="flow" data-lang="es">{{ trans('join') }}</div>
    @else
      <div data-widget="PrivacyChoices" class="privacy" data-lang="en">{{ trans('privacy') }}</div>
    @endauth
  </main>
@endsection
